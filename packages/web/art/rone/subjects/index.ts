import type { Subject } from '../../unstoppable/draw.ts';
import type { HeadName } from '../../unstoppable/subjects/heads.ts';
import * as sharedMachines from '../../unstoppable/subjects/machines.ts';
import * as sharedPeople from '../../unstoppable/subjects/people.ts';
import * as sharedPlaces from '../../unstoppable/subjects/places.ts';
import * as shared from '../../unstoppable/subjects/shared.ts';
import * as foes from './foes.ts';
import * as machines from './machines.ts';
import * as people from './people.ts';
import * as signs from './signs.ts';

const { bust, ...figures } = sharedPeople;
/** What this game takes of those that were there before: only these are loaded with its table. */
const SHARED = { ...figures, ...sharedMachines, ...sharedPlaces, ...shared };

const OWN = { ...people, ...machines, ...foes, ...signs };

export type OwnName = keyof typeof OWN;
/** A drawing of this game, or one that several games share. */
export type SubjectName =
  | OwnName
  | keyof typeof SHARED
  | `bust:${HeadName}`
  | `bust:${HeadName}/${sharedPeople.PropName}`;

export const OWN_NAMES = Object.keys(OWN) as OwnName[];

const isOwn = (name: SubjectName): name is OwnName => Object.hasOwn(OWN, name);

export function subjectOf(name: SubjectName): Subject {
  if (isOwn(name)) return OWN[name];
  if (!name.startsWith('bust:')) return SHARED[name as keyof typeof SHARED];
  const [head, prop = 'none'] = name.slice('bust:'.length).split('/');
  return bust(head as HeadName, prop as sharedPeople.PropName);
}
