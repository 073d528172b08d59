/** On the body of a static page that shows fallback fonts, until main.tsx has loaded the web fonts. */
export const standInAttribute = 'data-stand-in';
