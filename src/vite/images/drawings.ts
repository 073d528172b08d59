import { readFile } from 'node:fs/promises';
import { skyColors } from '../../facts/dates/dayFacts.ts';
import { colors, drawingColors } from '../../site/colors.ts';

const palette: Readonly<Record<string, string>> = { ...colors, ...drawingColors, ...skyColors };

/** An `<img>` does not get the custom properties of the page. Throws if a colour is unknown. */
export const readDrawing = async (file: string): Promise<string> =>
  (await readFile(file, 'utf8')).replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => {
    const color = palette[name];
    if (color) return color;
    throw new Error(
      `${file}: "${name}" is not a colour. Add it to src/site/colors.ts or use another.`,
    );
  });
