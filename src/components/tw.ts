/** Marks class names that stand outside a `className="…"`, for editors. */
export const tw = String.raw;
