import type { NameMatch } from '../../../worker/contract/people.ts';
import { Button } from '../../ui/button.tsx';

type Props = {
  names: readonly NameMatch[];
  /** Who the guest is so far. */
  current?: string | undefined;
  /** The name that is being sent. */
  chosen: string | null | undefined;
  /** What a search found, in words. */
  status?: string;
  onChoose: (match: NameMatch) => void;
};

/** Names as buttons. */
export function NameList({ names, current, chosen, status = '', onChoose }: Props) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-sm text-muted empty:hidden">
        {status}
      </p>
      {names.length > 0 && (
        <ul className="identity-names">
          {names.map((match) => (
            <li key={match.name}>
              <Button
                className="h-full w-full justify-start px-[min(0.75rem,3vw)] text-start"
                busy={chosen === match.name}
                aria-pressed={current === match.name}
                onClick={() => onChoose(match)}
              >
                <bdi className="min-w-0 [overflow-wrap:anywhere]">{match.name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
