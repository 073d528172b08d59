/** On the body while a page shows fallback fonts. */
export const standInAttribute = 'data-stand-in';
