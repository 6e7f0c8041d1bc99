import type { User } from '../../../worker/contract/accounts.ts';
import { toInitials } from './names.ts';

type Props = { user: Pick<User, 'firstName' | 'lastName' | 'email' | 'profileImageUrl'>; className?: string };

/** The account's picture, or the initials of its name. Decoration: the name stands beside it, or on its button. */
export function Avatar({ user, className = 'h-9 w-9' }: Props) {
  const look = `shrink-0 rounded-full ${className}`;
  if (user.profileImageUrl) {
    return <img src={user.profileImageUrl} alt="" className={`${look} border object-cover`} />;
  }
  return (
    <span
      className={`${look} grid place-items-center bg-accent-fill font-semibold text-on-accent`}
      aria-hidden="true"
    >
      {toInitials(user)}
    </span>
  );
}
