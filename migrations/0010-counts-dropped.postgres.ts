/** Nothing counted the rows. */
export async function up(): Promise<void> {}
