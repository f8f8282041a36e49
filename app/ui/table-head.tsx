interface TableHeadProps {
  cells: readonly string[];
  className?: string;
}

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
