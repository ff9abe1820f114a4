import { expect, it } from 'vitest';
import { type PeopleHere, Presence } from '../sockets/presence.ts';

/** Two servers that hear each other by hand, in a time of their own. */
function twoServers() {
  const time = { now: 0 };
  const [one, two] = [new Presence(() => time.now), new Presence(() => time.now)];
  const tell = (to: Presence, from: Presence, said: PeopleHere): void => {
    const reply = to.hear('t', said);
    if (reply) from.hear('t', reply);
  };
  return { time, one, two, tell };
}

it('who comes through one server is here for the other, and those who were here before for the newcomer', () => {
  const { one, two, tell } = twoServers();
  tell(two, one, one.arrive('t', 'ann'));
  expect([...two.at('t')], 'nobody here cares').toEqual([]);
  tell(one, two, two.arrive('t', 'ben'));
  expect([...one.at('t')].sort()).toEqual(['ann', 'ben']);
  expect([...two.at('t')].sort()).toEqual(['ann', 'ben']);
  expect([...two.at('another')]).toEqual([]);

  // Of two pages one is closed, then the other.
  tell(one, two, two.arrive('t', 'ben'));
  tell(one, two, two.leave('t', 'ben'));
  expect([...one.at('t')].sort()).toEqual(['ann', 'ben']);
  tell(one, two, two.leave('t', 'ben'));
  expect([...one.at('t')]).toEqual(['ann']);
});

it('a server that has fallen silent has nobody, until it is heard again', () => {
  const { time, one, two, tell } = twoServers();
  tell(two, one, one.arrive('t', 'ann'));
  tell(one, two, two.arrive('t', 'ben'));
  time.now = 14_000;
  expect(one.look()).toEqual([]);
  time.now = 16_000;
  expect(one.look()).toEqual(['t']);
  expect([...one.at('t')]).toEqual(['ann']);
  expect(one.look()).toEqual([]);
  one.hearOf(two.name);
  expect(one.look()).toEqual(['t']);
  expect([...one.at('t')].sort()).toEqual(['ann', 'ben']);
  // Killed, it never is: whoever takes its place has another name.
  time.now = 700_000;
  one.look();
  one.hearOf(two.name);
  one.look();
  expect([...one.at('t')]).toEqual(['ann']);
});
