/** Many mail programs ignore stylesheets; some are 320 px wide. */
import { colors } from '../../site/colors.ts';
import { escapeHtml } from '../../site/formats/formats.ts';

const { background, foreground, primary, muted, subtle } = colors;
const font = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Returns escaped HTML. */
export const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** `href` must have a fixed scheme (tel:, mailto:, https:). */
export const link = (href: string, text: string): string =>
  `<a href="${escapeHtml(href)}" style="color:${primary}">${escapeHtml(text)}</a>`;

/** `value` is HTML. */
export const row = (label: string, value: string): string =>
  `<tr><td style="padding:12px 0;border-top:1px solid ${subtle};${font};overflow-wrap:anywhere;word-break:break-word">` +
  `<div style="font-size:13px;line-height:18px;color:${muted}">${escapeHtml(label)}</div>` +
  `<div style="font-size:16px;line-height:24px;color:${foreground}">${value}</div></td></tr>`;

/** `content` is HTML. */
export const paragraph = (content: string): string =>
  `<tr><td style="padding:0 0 16px;${font};font-size:16px;line-height:24px;color:${foreground};overflow-wrap:anywhere;word-break:break-word">${content}</td></tr>`;

/** `content` is HTML. */
export const note = (content: string): string =>
  `<tr><td style="padding:16px 0 0;border-top:1px solid ${subtle};${font};font-size:13px;line-height:20px;color:${muted}">${content}</td></tr>`;

export const mailDocument = (language: string, title: string, rows: readonly string[]): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escapeHtml(title)}</title></head><body style="margin:0;padding:0;background:${background}">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${background}"><tr><td align="center" style="padding:24px 16px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left">` +
  `<tr><td style="padding:0 0 16px;font-family:Georgia,'Times New Roman',serif;font-size:24px;line-height:32px;color:${primary};overflow-wrap:anywhere;word-break:break-word">${escapeHtml(title)}</td></tr>` +
  `${rows.join('')}</table></td></tr></table></body></html>`;
