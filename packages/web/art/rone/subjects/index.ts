import type { Subject } from '../../unstoppable/draw.ts';
import { type SubjectName as SharedName, subjectOf as sharedSubject } from '../../unstoppable/subjects/index.ts';
import * as foes from './foes.ts';
import * as machines from './machines.ts';
import * as people from './people.ts';
import * as signs from './signs.ts';

const OWN = { ...people, ...machines, ...foes, ...signs };

export type OwnName = keyof typeof OWN;
/** A drawing of this game, or one that several games share. */
export type SubjectName = OwnName | SharedName;

export const OWN_NAMES = Object.keys(OWN) as OwnName[];

const isOwn = (name: SubjectName): name is OwnName => Object.hasOwn(OWN, name);

export function subjectOf(name: SubjectName): Subject {
  return isOwn(name) ? OWN[name] : sharedSubject(name);
}
