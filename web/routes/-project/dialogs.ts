/** The dialogs of this page, none of them loaded with it. */
export const loadShare = () => import('../../features/share/share-dialog.tsx');
export const loadFeedback = () => import('../../features/feedback/feedback-dialog.tsx');
export const loadExit = () => import('./exit-dialog.tsx');
export const loadAdminPanel = () => import('./admin-panel.tsx');
export const loadAdminCode = () => import('../../features/admin/admin-code-dialog.tsx');
export const loadCelebration = () => import('../../features/celebration/celebration-dialog.tsx');
