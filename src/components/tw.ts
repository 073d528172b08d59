/** Marks class names outside `className="…"` for editors. */
export const tw = String.raw;
