import type { ReactNode } from 'react';
import { BossArt, CommandArt, Icon, ShipArt } from '../../art/index.ts';
import { EndNumbers, EndPicture, EndScene } from '../../kit/index.ts';
import { Section } from './Section.tsx';
import { WORDS as g } from './words.ts';

const nothing = () => {};

export function EndSamples(): ReactNode {
  const charts = [
    {
      title: g.damage,
      xLabel: g.round,
      series: [{ id: 'd', label: g.damage, values: [0, 2, 3, 5, 6, 9, 10, 13, 15] }],
    },
    {
      title: g.heat,
      xLabel: g.round,
      limit: { at: 5, label: g.explosion },
      series: [{ id: 'h', label: g.heat, values: [0, 1, 2, 1, 3, 3, 4, 2, 3], color: '#ff9a4d' }],
    },
  ];
  const facts = [
    { label: g.round, value: 14, icon: <Icon name="hourglass" /> },
    { label: g.damage, value: 15, icon: <Icon name="burst" /> },
  ];
  const actions = [
    { id: 'again', label: g.again, primary: true, onAct: nothing },
    { id: 'replay', label: g.replay, main: true, icon: <Icon name="replay" />, onAct: nothing },
  ];
  const curve = [12, 18, 15, 30, 62, 58, 80, 100].map((worth, i) => ({ round: i + 1, worth: worth / 100 }));
  return (
    <Section title={g.end}>
      <EndScene
        standing="won"
        game={g.end}
        about={g.round}
        title={g.wonTitle}
        cause={g.wonText}
        picture={
          <EndPicture
            foe={{ art: <BossArt id="null-cantor" />, shape: 420 / 166 }}
            heroes={[{ art: <ShipArt thrust />, shape: 160 / 122 }]}
            fallen="foe"
          />
        }
        turning={{
          title: g.damage,
          curve,
          which: 4,
          label: g.damage,
          mark: `${g.round} 5`,
          text: g.wonText,
          watch: g.replay,
          onWatch: nothing,
        }}
        best={{ label: g.xp, name: g.heat, text: g.damage, picture: <CommandArt kind="laser" /> }}
        close={[
          { label: g.damage, value: 1, of: 4, icon: <Icon name="heart" /> },
          { label: g.heat, value: 4, of: 5, icon: <Icon name="flame" />, bad: true },
        ]}
        players={[{ name: g.round, line: g.damage, isMe: true }]}
        actions={actions}
        details={<EndNumbers facts={facts} charts={charts} />}
      />
      <EndScene
        standing="lost"
        game={g.end}
        about={g.round}
        title={g.lostTitle}
        cause={g.lostText}
        picture={
          <EndPicture
            foe={{ art: <BossArt id="ember-sovereign" side={2} />, shape: 420 / 166 }}
            heroes={[{ art: <ShipArt damaged />, shape: 160 / 122 }]}
            fallen="heroes"
          />
        }
        close={[{ label: g.heat, value: 3, of: 5, icon: <Icon name="flame" />, bad: true }]}
        players={[]}
        actions={actions}
      />
    </Section>
  );
}
