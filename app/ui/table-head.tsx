interface TableHeadProps {
  /** The names of the columns. */
  cells: readonly string[];
  /** Of their row. */
  className?: string;
}

/** The head of a table, one name for each column. */
export function TableHead({ cells, className }: TableHeadProps) {
  return (
    <thead>
      <tr className={className}>
        {cells.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
  );
}
