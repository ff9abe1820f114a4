import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../art/index.ts';
import { Button } from '../../kit/index.ts';
import { paths } from '../../shell/routes.ts';
import { useOnlineText } from '../../text/online.ts';

/** In the menu of a table of this device. */
export function BringItem({ id }: { id: string }): ReactNode {
  const t = useOnlineText().bring;
  const [, go] = useLocation();
  return (
    <Button wide icon={<Icon name="speak" />} onPress={() => go(paths.bring(id))}>
      {t.toServer}
    </Button>
  );
}
