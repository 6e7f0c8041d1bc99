import type { User } from '../../../worker/contract/accounts.ts';
import { toInitials } from './names.ts';

type Props = { user: Pick<User, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>; className?: string };

/** Profile image or initials. Decorative: the name is shown or announced next to it. */
export function Avatar({ user, className = 'h-9 w-9' }: Props) {
  const shape = `shrink-0 rounded-full ${className}`;
  if (user.profileImageUrl) {
    return <img src={user.profileImageUrl} alt="" className={`${shape} border object-cover`} />;
  }
  return (
    <span
      className={`${shape} grid place-items-center bg-accent-fill font-semibold text-on-accent`}
      aria-hidden="true"
    >
      {toInitials(user)}
    </span>
  );
}
