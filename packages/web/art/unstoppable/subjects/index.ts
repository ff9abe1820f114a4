import type { Subject } from '../draw.ts';
import * as beasts from './beasts.ts';
import * as bosses from './bosses.ts';
import * as court from './court.ts';
import * as growth from './growth.ts';
import type { HeadName } from './heads.ts';
import * as insects from './insects.ts';
import * as machines from './machines.ts';
import * as people from './people.ts';
import * as places from './places.ts';
import * as shared from './shared.ts';
import * as things from './things.ts';

const { bust, ...figures } = people;
const SUBJECTS = {
  ...figures,
  ...machines,
  ...beasts,
  ...insects,
  ...things,
  ...court,
  ...growth,
  ...places,
  ...bosses,
  ...shared,
};

/** The name of a drawing; a portrait is named by its head and what it holds: `bust:hood/blade`. */
export type SubjectName = keyof typeof SUBJECTS | `bust:${HeadName}` | `bust:${HeadName}/${people.PropName}`;

export const SUBJECT_NAMES = Object.keys(SUBJECTS) as (keyof typeof SUBJECTS)[];

export function subjectOf(name: SubjectName): Subject {
  if (!name.startsWith('bust:')) return SUBJECTS[name as keyof typeof SUBJECTS];
  const [head, prop = 'none'] = name.slice('bust:'.length).split('/');
  return bust(head as HeadName, prop as people.PropName);
}
