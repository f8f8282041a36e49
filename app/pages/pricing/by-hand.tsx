interface ByHandProps {
  lead: string;
  steps: readonly string[];
}

/** How to work out a price with the tables of the page, where no script does it. */
export function ByHand({ lead, steps }: ByHandProps) {
  return (
    <>
      <p>{lead}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
