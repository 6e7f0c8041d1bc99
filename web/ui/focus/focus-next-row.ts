/**
 * A deleted row takes its focused button along; the focus goes to the neighbour's, marked `data-deletes`, or to the
 * first heading of the list.
 */
export function focusNextRow(button: HTMLElement) {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbour?.querySelector<HTMLElement>('[data-deletes]');
  (next ?? button.closest('section')?.querySelector('h3'))?.focus();
}
