/** Not in fields.ts: browsers load no zod. */
export const host = String.raw`^https?:\/\/([a-zA-Z0-9-]+\.)+[a-zA-Z]{2,}`;

export const webAddress = new RegExp(`${host}([\\/?#][^\\s"<>\\\\]*)?$`);
