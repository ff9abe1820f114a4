import type { Page } from 'playwright-core';

/** A picture boiled down to a small grid of brightness: enough to notice that something moved, vanished or changed colour. */

export const GRID = 16;

/** 16 × 16 values from 0 to 255, as hexadecimal digits. `page` lends its canvas. */
export function fingerprint(page: Page, png: Buffer): Promise<string> {
  return page.evaluate(
    async ([data, grid]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(picture, 0, 0);
      const { data: pixels, width, height } = pen.getImageData(0, 0, picture.width, picture.height);
      const sums = Array.from({ length: grid * grid }, () => ({ sum: 0, n: 0 }));
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          const i = (y * width + x) * 4;
          const cell = sums[Math.floor((y * grid) / height) * grid + Math.floor((x * grid) / width)];
          cell.sum += 0.2126 * pixels[i] + 0.7152 * pixels[i + 1] + 0.0722 * pixels[i + 2];
          cell.n++;
        }
      }
      return sums.map(({ sum, n }) => Math.round(n === 0 ? 0 : sum / n).toString(16).padStart(2, '0')).join('');
    },
    [png.toString('base64'), GRID] as const,
  );
}

const values = (print: string): number[] => (print.match(/../g) ?? []).map((digits) => Number.parseInt(digits, 16));

/** How far two pictures are apart: on the average, and in the cell that differs most. */
export function distance(a: string, b: string): { mean: number; most: number } {
  const [left, right] = [values(a), values(b)];
  const gaps = left.map((value, i) => Math.abs(value - (right[i] ?? 255)));
  return { mean: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, most: Math.max(...gaps) };
}
