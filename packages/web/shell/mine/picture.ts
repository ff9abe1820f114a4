/** A result as a picture to be shown to others: 1200 × 630, the size that messengers and networks show whole. */

export interface PictureWords {
  brand: string;
  game: string;
  outcome: string;
  /** A line each, under the outcome. */
  lines: readonly string[];
  /** Small, at the foot: the seed or the day. */
  foot: string;
}

const [WIDTH, HEIGHT] = [1200, 630];
const MARGIN = 64;
const DISPLAY = '"Chakra Petch", system-ui, sans-serif';
const BODY = 'Inter, system-ui, sans-serif';

export async function resultPicture(poster: string, words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#0a0e18';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawPoster(pen, await imageOf(poster));
  const write = (text: string, y: number, font: string, colour: string): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, MARGIN, y, WIDTH - 2 * MARGIN);
  };
  write(words.brand, 110, `600 30px ${DISPLAY}`, '#ffb454');
  write(words.game, 200, `700 68px ${DISPLAY}`, '#ffffff');
  write(words.outcome, 300, `700 52px ${DISPLAY}`, '#ffd79e');
  for (const [i, line] of words.lines.entries()) write(line, 372 + i * 48, `500 32px ${BODY}`, '#e9edf7');
  write(words.foot, HEIGHT - 54, `400 22px ${BODY}`, '#9ba8c4');
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

async function imageOf(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** On the right, as high as the picture, fading into the ground on which the words stand. */
function drawPoster(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const width = 560;
  const scale = Math.max(width / image.width, HEIGHT / image.height);
  const [w, h] = [image.width * scale, image.height * scale];
  pen.save();
  pen.beginPath();
  pen.rect(WIDTH - width, 0, width, HEIGHT);
  pen.clip();
  pen.drawImage(image, WIDTH - width + (width - w) / 2, (HEIGHT - h) / 2, w, h);
  pen.restore();
  const fade = pen.createLinearGradient(WIDTH - width, 0, WIDTH, 0);
  fade.addColorStop(0, '#0a0e18');
  fade.addColorStop(0.7, '#0a0e1800');
  pen.fillStyle = fade;
  pen.fillRect(WIDTH - width, 0, width, HEIGHT);
}

/** Through the device's own way of sharing where it takes pictures, else as a file. */
export async function sharePicture(picture: Blob, name: string, text: string): Promise<void> {
  const file = new File([picture], name, { type: 'image/png' });
  if (navigator.canShare?.({ files: [file], text })) {
    try {
      return await navigator.share({ files: [file], text });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
