import { type ReactNode, useState } from 'react';
import { AvatarArt } from '../../art/index.ts';
import { OpenDecisions, Ranking } from '../../kit/index.ts';
import styles from './Gallery.module.css';
import { DECISIONS, NAMES, PART_NAMES, RESULTS, SAID, TEAM_NAME } from './partsData.ts';
import { Section } from './Section.tsx';

export function TableSamples(): ReactNode {
  const nameOf = (seat: number): string => NAMES[seat];
  const partName = (part: string): string => PART_NAMES[part] ?? part;
  const portraitOf = (seat: number): ReactNode => <AvatarArt seed={`${NAMES[seat]}/${seat}`} />;
  return (
    <>
      <Section title={SAID.ranking}>
        <div className={styles.columns}>
          <section>
            <h3>{SAID.alone}</h3>
            <Ranking
              result={RESULTS.alone}
              nameOf={nameOf}
              gameName={SAID.invasion}
              partName={partName}
              portraitOf={portraitOf}
              me={1}
            />
          </section>
          <section>
            <h3>{SAID.drawn}</h3>
            <Ranking result={RESULTS.drawn} nameOf={nameOf} gameName={SAID.invasion} me={0} />
          </section>
          <section>
            <h3>{SAID.teams}</h3>
            <Ranking
              result={RESULTS.teams}
              nameOf={nameOf}
              gameName={SAID.invasion}
              teamName={() => TEAM_NAME}
              portraitOf={portraitOf}
              me={0}
            />
          </section>
        </div>
      </Section>
      <Section title={SAID.decisions}>
        <Decisions />
      </Section>
    </>
  );
}

function Decisions(): ReactNode {
  const [active, setActive] = useState<string>(DECISIONS[0].id);
  return (
    <div className={styles.stack}>
      <OpenDecisions label={SAID.decisions} decisions={DECISIONS} active={active} onOpen={setActive} />
      <p className={styles.said}>{DECISIONS.find(({ id }) => id === active)?.text}</p>
    </div>
  );
}
