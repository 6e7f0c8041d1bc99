import { useQuery } from '@tanstack/react-query';
import { t } from '../../../worker/messages/t.ts';
import { Button } from '../../ui/button.tsx';
import { intakeOptions, useRemoveAlias } from './queries.ts';

/** Other addresses whose emails belong to the account. Renders nothing if there are none. */
export function Aliases() {
  const { data: intake } = useQuery(intakeOptions);
  const remove = useRemoveAlias();
  if (!intake || intake.aliases.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h4 className="font-semibold">{t('otherAddresses')}</h4>
      <ul className="grid">
        {intake.aliases.map(({ id, email, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <span className="[overflow-wrap:anywhere]">{email}</span>
            {status === 'pending' && <span className="chip text-muted">{t('confirmationIsSent')}</span>}
            <Button
              variant="quiet"
              size="icon"
              className="ms-auto"
              aria-label={t('removeAddress', { email })}
              busy={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              <span className="i-lucide-trash-2" aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
