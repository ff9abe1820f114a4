import { cleanText } from '@starhold/kernel';
import { KeptFile } from '../files/kept.ts';
import { FileError } from '../files/problem.ts';
import { isEarlier, writeSave } from '../saves.ts';
import type { Terminal } from '../terminal.ts';
import { TERMINAL_TEXT, type TerminalText } from '../text/index.ts';
import { chairWords, type Sitting } from './seats.ts';

/** The file in which the game of a table is kept. */
export class SaveFile {
  private readonly sitting: Sitting;
  private readonly io: Terminal;
  private readonly texts: TerminalText;
  private problem = '';

  constructor(sitting: Sitting, io: Terminal) {
    this.sitting = sitting;
    this.io = io;
    this.texts = TERMINAL_TEXT[sitting.lang];
  }

  get isSaved(): boolean {
    return this.problem === '';
  }

  /** After every answer. A disk that is full does not end the game; the person is told, once for each reason. */
  save(): void {
    const why = this.tryToSave(() => this.write(this.sitting.kept));
    if (why !== this.problem && why !== '') this.io.say(this.texts.notSaved(why));
    this.problem = why;
  }

  /** When somebody asks for it. */
  saveNow(): void {
    this.problem = this.tryToSave(() => this.write(this.sitting.kept));
    this.io.say(this.isSaved ? this.texts.saved(shown(this.sitting.kept)) : this.texts.notSaved(this.problem));
  }

  /** A copy for somebody to keep. Where the game could not be kept in its own file, it goes on in this one. */
  saveTo(name: string, over: boolean): void {
    const { io, texts, sitting } = this;
    const other = new KeptFile(name);
    if (other.path === sitting.kept.path) return this.saveNow();
    // A copy of a running game shows what is still to come: the game has a caveat, and so has its copy.
    if (sitting.table.over === '') sitting.table.addCaveat('copy');
    const why = this.tryToSave(() => this.writeTo(other, over));
    if (why !== '') io.say(texts.notSaved(why));
    else {
      io.say(texts.saved(shown(other)));
      if (sitting.table.over === '') io.say(texts.secretFile);
    }
    if (why === '' && !this.isSaved) this.moveTo(other);
    else other.close();
  }

  private writeTo(file: KeptFile, over: boolean): void {
    file.claim();
    if (file.isThere) {
      const text = file.read();
      if (!over && !isEarlier(text, this.sitting.table)) throw new FileError(file.name, 'there', 's!');
    }
    this.write(file);
  }

  private moveTo(file: KeptFile): void {
    this.sitting.kept.close();
    this.sitting.kept = file;
    this.problem = '';
    this.io.say(this.texts.keptIn(shown(file)));
  }

  private write(file: KeptFile): void {
    writeSave(file, this.sitting.table, chairWords(this.sitting.chairs));
  }

  /** Why not, or nothing. */
  private tryToSave(write: () => void): string {
    try {
      write();
      return '';
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      return error.in(this.texts);
    }
  }
}

/** A file may be called anything. */
export function shown(file: KeptFile): string {
  return cleanText(file.name);
}
