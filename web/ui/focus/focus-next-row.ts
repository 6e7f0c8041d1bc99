/**
 * Call before the row of a focused button is deleted. Moves the focus to the `data-deletes` button of the next row,
 * else the previous row, else to the list's heading.
 */
export function focusNextRow(button: HTMLElement) {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const next = neighbor?.querySelector<HTMLElement>('[data-deletes]');
  (next ?? button.closest('section')?.querySelector('h3'))?.focus();
}
