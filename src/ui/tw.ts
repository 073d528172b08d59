/** Marks class names that stand outside a `className="…"`, so that the build finds them (src/build/styles/shortClasses.ts). */
export const tw = String.raw;
