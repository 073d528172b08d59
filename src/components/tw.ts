/** Editors and Prettier recognise class names by this tag outside `className="…"`. */
export const tw = String.raw;
