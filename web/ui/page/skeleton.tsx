/** A gray placeholder for loading content, sized by `className`. Wrap a group of them in one `role="status"`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
