/** The places of the estate, in figures. Sample figures. */

/** Cars and coaches that park inside the gate. */
export const parking = { cars: 140, coaches: 3 };
