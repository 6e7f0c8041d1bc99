/** A grey place where content will be. Size it by `className`; one `role="status"` around all of them. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div className={`skeleton ${className}`} aria-hidden="true" />;
}
