import { cleanText } from '@starhold/kernel';
import { KeptFile } from '../files/kept.ts';
import { FileError } from '../files/problem.ts';
import { isEarlier, writeSave } from '../saves.ts';
import type { Terminal } from '../terminal.ts';
import { WORDS, type Words } from '../text/index.ts';
import { chairWords, type Place } from './seats.ts';

/** The file in which the game of a table is kept. */
export class SaveFile {
  private readonly place: Place;
  private readonly io: Terminal;
  private readonly words: Words;
  private problem = '';

  constructor(place: Place, io: Terminal) {
    this.place = place;
    this.io = io;
    this.words = WORDS[place.lang];
  }

  get isSaved(): boolean {
    return this.problem === '';
  }

  /** After every answer. A disk that is full does not end the game; the person is told, once for each reason. */
  save(): void {
    const why = this.tryToSave(() => this.write(this.place.kept));
    if (why !== this.problem && why !== '') this.io.say(this.words.notSaved(why));
    this.problem = why;
  }

  /** When somebody asks for it. */
  saveNow(): void {
    this.problem = this.tryToSave(() => this.write(this.place.kept));
    this.io.say(this.isSaved ? this.words.saved(shown(this.place.kept)) : this.words.notSaved(this.problem));
  }

  /** A copy for somebody to keep. Where the game could not be kept in its own file, it goes on in this one. */
  saveTo(name: string, over: boolean): void {
    const { io, words, place } = this;
    const other = new KeptFile(name);
    if (other.path === place.kept.path) return this.saveNow();
    // A copy of a running game shows what is still to come: the game has a caveat, and so has its copy.
    if (place.table.over === '') place.table.addCaveat('copy');
    const why = this.tryToSave(() => this.writeTo(other, over));
    if (why !== '') io.say(words.notSaved(why));
    else {
      io.say(words.saved(shown(other)));
      if (place.table.over === '') io.say(words.secretFile);
    }
    if (why === '' && !this.isSaved) this.moveTo(other);
    else other.close();
  }

  private writeTo(file: KeptFile, over: boolean): void {
    file.claim();
    if (file.isThere) {
      const text = file.read();
      if (!over && !isEarlier(text, this.place.table)) throw new FileError(file.name, 'there', 's!');
    }
    this.write(file);
  }

  private moveTo(file: KeptFile): void {
    this.place.kept.close();
    this.place.kept = file;
    this.problem = '';
    this.io.say(this.words.keptIn(shown(file)));
  }

  private write(file: KeptFile): void {
    writeSave(file, this.place.table, chairWords(this.place.chairs));
  }

  /** Why not, or nothing. */
  private tryToSave(write: () => void): string {
    try {
      write();
      return '';
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return error.in(this.words);
    }
  }
}

/** A file may be called anything. */
export function shown(file: KeptFile): string {
  return cleanText(file.name);
}
