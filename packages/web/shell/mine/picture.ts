import { facesOf, loaded } from './drawing.ts';

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

export interface PlayedGame {
  game: string;
  options: Readonly<Record<string, unknown>>;
  poster: string;
}

/** Words beside those who met; where the options do not say who, beside the poster alone. */
export async function resultPicture({ game, options, poster }: PlayedGame, words: PictureWords): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#0a0e18';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  drawPoster(pen, await loaded(poster));
  drawFaces(pen, await facesOf(game, options));
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

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** As large as fills the box, cut at its edges. */
function drawInto(pen: CanvasRenderingContext2D, image: HTMLImageElement, { x, y, w, h }: Box): void {
  const scale = Math.max(w / image.width, h / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  pen.save();
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.clip();
  pen.drawImage(image, x + (w - width) / 2, y + (h - height) / 2, width, height);
  pen.restore();
}

/** On the right, as high as the picture, fading into the ground on which the words stand. */
function drawPoster(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const w = 560;
  const x = WIDTH - w;
  drawInto(pen, image, { x, y: 0, w, h: HEIGHT });
  const fade = pen.createLinearGradient(x, 0, WIDTH, 0);
  fade.addColorStop(0, '#0a0e18');
  fade.addColorStop(0.7, '#0a0e1800');
  pen.fillStyle = fade;
  pen.fillRect(x, 0, w, HEIGHT);
}

/** The foe large, who met it in front of it. */
const FOE: Box = { x: 740, y: 84, w: 400, h: 280 };
const HERO: Box = { x: 700, y: 318, w: 228, h: 228 };

function drawFaces(pen: CanvasRenderingContext2D, faces: readonly HTMLImageElement[]): void {
  const foe = faces.at(-1);
  const hero = faces.length > 1 ? faces[0] : undefined;
  if (foe) drawFramed(pen, foe, FOE);
  if (hero) drawFramed(pen, hero, HERO);
}

function drawFramed(pen: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const { x, y, w, h } = box;
  pen.fillStyle = '#0a0e18';
  pen.fillRect(x, y, w, h);
  drawInto(pen, image, box);
  pen.lineWidth = 4;
  pen.strokeStyle = '#ffd79e';
  pen.strokeRect(x, y, w, h);
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
