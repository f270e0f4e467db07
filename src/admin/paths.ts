export const panelPath = '/admin';
export const loginPath = '/admin/login';
