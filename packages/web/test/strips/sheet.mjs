import { writeFileSync } from 'node:fs';

/** Frames side by side on as few sheets as can still be read, with what moves in each written below it. */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ image: string, words: string }[]} frames
 * @param {{ width: number, height: number, across: number }} size
 * @param {string} file
 */
export async function sheet(browser, frames, size, file) {
  const isWide = size.width > size.height;
  const across = size.across || (isWide ? 3 : 6);
  const down = isWide ? across : Math.ceil(across / 3);
  const width = Math.floor((isWide ? 1500 : 1440) / across);
  const page = await browser.newPage({ viewport: { width: across * (width + 8), height: 800 } });
  const least = across * down;
  for (let i = 0; i * least < frames.length; i++) {
    const cells = frames
      .slice(i * least, (i + 1) * least)
      .map(
        ({ image, words }) =>
          `<figure><img src="data:image/jpeg;base64,${image}"><figcaption>${plain(words)}</figcaption></figure>`,
      )
      .join('');
    await page.setContent(
      `<style>body{margin:0;display:grid;grid-template-columns:repeat(${across},${width}px);gap:8px;background:#fff}
       figure{margin:0} img{width:100%;display:block} figcaption{font:12px/1.2 monospace;height:30px;overflow:hidden;overflow-wrap:anywhere}</style>${cells}`,
    );
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    writeFileSync(`${file}-${i + 1}.png`, await page.screenshot({ fullPage: true }));
  }
  await page.close();
}

/** @param {string} text */
const plain = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
