export const adminPath = '/admin';
export const loginPath = '/admin/login';
