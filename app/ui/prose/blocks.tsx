import { SampleMark } from "#app/ui/sample-mark.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { Block } from "#content/blocks.ts";
import styles from "./blocks.module.css";
import { breakable, insideAddress, InlineText } from "./inline-text.tsx";

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={`${styles.blocks} stack`}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <InlineText text={block.text} />
        </p>
      );
    case "list":
      return <List block={block} />;
    case "quote":
      return <blockquote className={`${styles.quote} title-2`}>{block.text}</blockquote>;
    case "code":
      return <Code block={block} />;
    case "table":
      return <Table block={block} />;
    case "sample":
      return <Sample block={block} />;
  }
}

type Kind<Name extends Block["kind"]> = Extract<Block, { kind: Name }>;

function List({ block }: { block: Kind<"list"> }) {
  const Tag = block.ordered ? "ol" : "ul";
  return (
    <Tag className={`${block.ordered ? styles.steps : styles.dashes} rows`}>
      {block.items.map((item, index) => (
        <li key={index}>
          {/* One child, so that the marker and the text form two columns. */}
          <span>
            <InlineText text={item} />
          </span>
        </li>
      ))}
    </Tag>
  );
}

function Code({ block }: { block: Kind<"code"> }) {
  return (
    <figure className={`${styles.code} stack gap-2`}>
      <figcaption className="label soft">{block.label}</figcaption>
      <pre>
        <code>{breakable(block.text, insideAddress)}</code>
      </pre>
    </figure>
  );
}

const figure = /^[−+]?[\d.,]+$/;

function Table({ block }: { block: Kind<"table"> }) {
  const holdsFigures = block.head.map(
    (_, index) => block.rows.every((row) => figure.test(row[index] ?? "")) || undefined,
  );
  return (
    <table className={classNames(styles.table, block.code && styles.ofCode)}>
      <caption className="label soft">{block.caption}</caption>
      <thead>
        <tr>
          {block.head.map((cell, index) => (
            <th key={cell} scope="col" data-figures={holdsFigures[index]}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{block.code ? <code>{name}</code> : name}</th>
            {cells.map((cell, index) => (
              <td key={index} data-figures={holdsFigures[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sample({ block }: { block: Kind<"sample"> }) {
  return (
    <figure className={`${styles.sample} stack gap-3`}>
      <figcaption className="cluster between">
        <b className="title-3">{block.title}</b>
        <SampleMark>{block.label}</SampleMark>
      </figcaption>
      {block.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </figure>
  );
}
