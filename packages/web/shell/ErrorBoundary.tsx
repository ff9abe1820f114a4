import { Component, type ReactNode } from 'react';
import { useShellText } from '../text/shell.ts';
import buttons from './buttons.module.css';
import styles from './Notice.module.css';
import { Notice } from './Notice.tsx';
import { paths } from './routes.ts';

interface State {
  error: unknown;
  failed: boolean;
}

/** Catches what breaks below it. Tables are saved after every answer, so a kind word and a way home are enough. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true };
  }

  override componentDidMount(): void {
    addEventListener('hashchange', this.recover);
  }

  override componentWillUnmount(): void {
    removeEventListener('hashchange', this.recover);
  }

  recover = (): void => {
    if (this.state.failed) this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    return this.state.failed ? <Broken error={this.state.error} /> : this.props.children;
  }
}

function Broken({ error }: { error: unknown }): ReactNode {
  const t = useShellText();
  return (
    <Notice title={t.error.title}>
      <p>{t.error.text}</p>
      <div className={styles.actions}>
        <a href={`#${paths.home}`} className={buttons.primary}>
          {t.error.home}
        </a>
        <button type="button" className={buttons.plain} onClick={() => location.reload()}>
          {t.error.reload}
        </button>
      </div>
      <details className={styles.details}>
        <summary>{t.error.details}</summary>
        <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
      </details>
    </Notice>
  );
}
