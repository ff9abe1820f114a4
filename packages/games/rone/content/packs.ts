import { PackShelf } from '@starhold/kernel';
import { catalogueOf } from '../catalogue.ts';
import { BASE_PACK } from './base.ts';
import { BASE_HASH } from './hash.ts';
import { buildPack, type Pack } from './pack.ts';
import { asOfScenario, isScenario, scenarioPack } from './scenario.ts';
import { PackDef } from './schema.ts';

/** Takes scenarios as they are written, too: wherever a pack can be given, a scenario file can. */
class RoneShelf extends PackShelf<PackDef, Pack> {
  override register(raw: unknown): string {
    return isScenario(raw) ? this.registerScenario(raw) : super.register(raw);
  }

  /** Everything wrong with it is said in one line that names the field of the scenario. */
  registerScenario(raw: unknown): string {
    const pack = scenarioPack(raw);
    try {
      return super.register(pack);
    } catch (error) {
      throw new Error(asOfScenario((error as Error).message, pack.id));
    }
  }
}

/** Every content that this game can be played with. */
export const packs = new RoneShelf({
  schema: PackDef,
  base: BASE_PACK,
  baseHash: BASE_HASH,
  build: buildPack,
  catalogue: catalogueOf,
});

/** The pack of a table: of its state or of a view of it. */
export function packOf(table: { pack: string }): Pack {
  return packs.at(table.pack);
}

/** More than any honest scenario; looked at before anything is read. */
const MOST_SIGNS = 200_000;

/** A scenario file as text; answers the key of a pack that can be played from now on. */
export function readScenario(text: string): string {
  if (text.length > MOST_SIGNS) {
    throw new Error(`scenario: ${text.length} signs are too many; a scenario has at most ${MOST_SIGNS}`);
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    throw new Error(`scenario: no JSON: ${(error as Error).message.split('\n')[0]}`);
  }
  return packs.registerScenario(raw);
}

/** As `readScenario`, for what is an object already. */
export const registerScenario = (raw: unknown): string => packs.registerScenario(raw);
