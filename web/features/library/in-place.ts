/** The list, newest first, with the row where its moment of saving puts it; before those of the same moment. */
export function inPlace<Row extends { created_at: string }>(rows: readonly Row[], row: Row): Row[] {
  const index = rows.findIndex((other) => other.created_at <= row.created_at);
  return index === -1 ? [...rows, row] : rows.toSpliced(index, 0, row);
}
