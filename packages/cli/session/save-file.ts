import { fileProblem } from '../errors.ts';
import { writeSave } from '../saves.ts';
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

  /** After every answer. A disk that is full does not end the game; the person is told, once. */
  save(): void {
    const why = this.tryToSave(this.place.file);
    if (why !== this.problem && why !== '') this.io.say(this.words.notSaved(why));
    this.problem = why;
  }

  saveTo(file: string): void {
    const why = this.tryToSave(file);
    this.io.say(why === '' ? this.words.saved(file) : this.words.notSaved(why));
  }

  private tryToSave(file: string): string {
    try {
      writeSave(file, this.place.table, chairWords(this.place.chairs));
      return '';
    } catch (error) {
      return fileProblem(error as NodeJS.ErrnoException);
    }
  }
}
