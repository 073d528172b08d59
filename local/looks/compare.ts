/** Compares two pictures pixel by pixel, and draws what differs. */

/** Three bytes a pixel, red, green and blue, line by line. */
export type Pixels = { width: number; height: number; data: Uint8Array };

export type Difference = {
  /** Part of the pixels, more than 0, at most 1. What only one of two pictures has differs. */
  share: number;
  /** The smallest box around all that differs, in pixels. */
  box: { left: number; top: number; width: number; height: number };
};

const channels = 3;

/** Where the pixel begins in the bytes of a picture; undefined outside of it. */
const offsetOf = ({ width, height }: Pixels, x: number, y: number): number | undefined =>
  x < width && y < height ? (y * width + x) * channels : undefined;

const differsAt = (before: Pixels, after: Pixels, x: number, y: number): boolean => {
  const one = offsetOf(before, x, y);
  const other = offsetOf(after, x, y);
  if (one === undefined || other === undefined) return one !== other;
  for (let channel = 0; channel < channels; channel++)
    if (before.data[one + channel] !== after.data[other + channel]) return true;
  return false;
};

const sizeOfBoth = (before: Pixels, after: Pixels) => ({
  width: Math.max(before.width, after.width),
  height: Math.max(before.height, after.height),
});

/** What differs between two pictures that lie on each other with their upper left corners; undefined where they are the same. */
export const compare = (before: Pixels, after: Pixels): Difference | undefined => {
  const { width, height } = sizeOfBoth(before, after);
  let count = 0;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!differsAt(before, after, x, y)) continue;
      count += 1;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  return count === 0
    ? undefined
    : {
        share: count / (width * height),
        box: { left, top, width: right - left, height: bottom - top },
      };
};

const gap = 24;
const gapColour = [110, 110, 110] as const;
const differing = [214, 0, 60] as const;

/** What is the same stays as a shadow, so that one sees where the rest is. */
const shadow = (value: number): number => 255 - Math.round((255 - value) / 5);

/** Before, after, and what differs in red over a shadow of after, beside each other. */
export const sideBySide = (before: Pixels, after: Pixels): Pixels => {
  const one = sizeOfBoth(before, after);
  const width = 3 * one.width + 2 * gap;
  const data = new Uint8Array(width * one.height * channels);
  for (let at = 0; at < data.length; at++) data[at] = gapColour[(at % channels) as 0 | 1 | 2];

  const put = (
    panel: number,
    x: number,
    y: number,
    colourAt: (channel: number) => number,
  ): void => {
    const to = (y * width + panel * (one.width + gap) + x) * channels;
    for (let channel = 0; channel < channels; channel++) data[to + channel] = colourAt(channel);
  };
  for (let y = 0; y < one.height; y++)
    for (let x = 0; x < one.width; x++) {
      const [from, to] = [offsetOf(before, x, y), offsetOf(after, x, y)];
      if (from !== undefined) put(0, x, y, (channel) => before.data[from + channel] ?? 0);
      if (to !== undefined) put(1, x, y, (channel) => after.data[to + channel] ?? 0);
      const isDifferent = differsAt(before, after, x, y);
      put(2, x, y, (channel) =>
        isDifferent || to === undefined
          ? (differing[channel] ?? 0)
          : shadow(after.data[to + channel] ?? 0),
      );
    }
  return { width, height: one.height, data };
};
