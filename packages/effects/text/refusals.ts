import type { Outcome, Refusal } from '@starhold/kernel';
import type { ByLang, Lang } from './lang.ts';
import { type KernelRefusals, type Messages, type Nothing, say } from './messages.ts';
import type { Text } from './segments.ts';

type Args = Refusal['args'];
type Why = Extract<Outcome, { ok: false }>['why'];

/** How the arguments of each of a game's refusals become what its message is told. */
type Unpacking<S> = { [K in Exclude<keyof S, keyof KernelRefusals>]: (args: Args, lang: Lang) => S[K] };

interface RefusalTexts {
  /** Every message id that can be said. */
  ids: string[];
  /** Why something is not possible, in a sentence. */
  refusalText: (refusal: Refusal, lang: Lang) => Text;
  /** What to tell the sender of an answer that was not accepted. */
  rejectionText: (outcome: Extract<Outcome, { ok: false }>, lang: Lang) => Text;
}

/** For refusals that are told nothing. */
export const nothing = (): Nothing => ({});

/** The words of one game for everything that it and the kernel turn down. */
export function refusalTexts<S extends KernelRefusals>(
  books: ByLang<{ refusals: Messages<S> }>,
  unpack: Unpacking<S>,
): RefusalTexts {
  const kernels = { stale: nothing, notYours: nothing, notOffered: nothing, over: nothing };
  const all = { ...unpack, ...kernels } as unknown as Record<keyof S, (args: Args, lang: Lang) => S[keyof S] & object>;
  const refuse = (msg: keyof S, args: Args, lang: Lang): Text => say(books[lang].refusals, msg, all[msg](args, lang));
  const refusalText = ({ msg, args }: Refusal, lang: Lang): Text => {
    if (!Object.hasOwn(all, msg)) throw new Error(`no message for the refusal ${msg}`);
    return refuse(msg as keyof S, args, lang);
  };
  // What is no answer at all was not offered, either; only programs send it.
  const kernelText = (why: Why, lang: Lang): Text => refuse(why === 'malformed' ? 'notOffered' : why, [], lang);
  return {
    ids: Object.keys(all),
    refusalText,
    rejectionText: ({ why, refusal }, lang) => (refusal ? refusalText(refusal, lang) : kernelText(why, lang)),
  };
}
