import { parseSave, type Saved, SaveError, slimSave } from '@starhold/kernel';
import { MAX_FILE, MAX_LINK, REPLAY_HASH } from '@starhold/session';

/** A finished game in a link: the save file, deflated, in letters that an address may hold. */

/** What stands behind `#/replay/`. Null where the game is too long for a link. */
export async function linkData(saved: Saved): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(slimSave(saved)));
  const packed = await collect(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw')), MAX_LINK);
  if (!packed) return null;
  const data = toBase64Url(packed);
  return data.length > MAX_LINK ? null : data;
}

/** Reads a whole link, its hash, or only the data. Throws SaveError; nothing else can come out of a bad link. */
export async function savedFromLink(link: string): Promise<Saved> {
  const from = link.indexOf(REPLAY_HASH);
  const data = (from < 0 ? link : link.slice(from + REPLAY_HASH.length)).trim();
  if (data.length > MAX_LINK) throw new SaveError('shape', 'the link is too long');
  const bytes = fromBase64Url(data);
  if (!bytes) throw new SaveError('notJson', 'the link is cut off or was changed');
  return savedFromText(await inflated(bytes));
}

export function savedFromText(text: string): Saved {
  if (text.length > MAX_FILE) throw new SaveError('shape', 'the file is too large');
  return parseSave(text);
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  let plain: Uint8Array | null;
  try {
    plain = await collect(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')), MAX_FILE);
  } catch {
    throw new SaveError('notJson', 'the link is cut off or was changed');
  }
  if (!plain) throw new SaveError('shape', 'the game in the link is too large');
  return new TextDecoder().decode(plain);
}

/** All bytes of a stream, or null as soon as there are more than `max`: a small link may unpack to anything. */
async function collect(stream: ReadableStream<Uint8Array>, max: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > max) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9_-]+$/.test(text)) return null;
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
