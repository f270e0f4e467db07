export type MenuTables = {
  /** At most one row: the menu, once it was changed. */
  menu: {
    id: number;
    version: number;
    /** `Branch[]` as JSON. */
    entries: string;
  };
};
