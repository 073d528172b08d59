/** Not in fields.ts, which imports zod: browsers must not load it. */
export const host = String.raw`^https?:\/\/([a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}`;

export const webAddress = new RegExp(`${host}([\\/?#][^\\s"<>\\\\]*)?$`);
