import type { Page } from 'playwright-core';

/** A picture boiled down to a small grid of brightness: enough to notice that something moved, vanished or changed colour. */

const GRID = 16;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** 16 × 16 hexadecimal digits for each part of a picture: how bright it is there. `page` lends its canvas. */
export function fingerprints(page: Page, jpeg: Buffer, areas: readonly Area[]): Promise<string[]> {
  return page.evaluate(
    async ([data, parts, grid]) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(picture, 0, 0);
      return parts.map((part) => {
        const { data: pixels, width, height } = pen.getImageData(part.x, part.y, part.width, part.height);
        const cells = Array.from({ length: grid * grid }, () => ({ sum: 0, n: 0 }));
        for (let y = 0; y < height; y++) {
          for (let x = 0; x < width; x++) {
            const i = (y * width + x) * 4;
            const cell = cells[Math.floor((y * grid) / height) * grid + Math.floor((x * grid) / width)];
            cell.sum += 0.2126 * pixels[i] + 0.7152 * pixels[i + 1] + 0.0722 * pixels[i + 2];
            cell.n++;
          }
        }
        return cells.map(({ sum, n }) => Math.round((n === 0 ? 0 : sum / n) / 17).toString(16)).join('');
      });
    },
    [jpeg.toString('base64'), areas, GRID] as const,
  );
}

/** How far two prints are apart, on a scale from 0 to 15: on the average, and in the cell that differs most. */
export function distance(a: string, b: string): { mean: number; most: number } {
  const gaps = [...a].map((digit, i) => Math.abs(Number.parseInt(digit, 16) - Number.parseInt(b[i] ?? 'f', 16)));
  return { mean: gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length, most: Math.max(...gaps) };
}
