import classes from "./bantuan.module.css";
import { type Block, runsOf } from "./markdown.ts";

/** A sentence of the guide with what is marked in it. */
export function Kalimat({ text }: { text: string }) {
  return runsOf(text).map(({ text: piece, as }, at) => {
    const Tag = as === "plain" ? "span" : as === "code" ? "kbd" : as;
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no name and never change
    return <Tag key={at}>{piece}</Tag>;
  });
}

export function Isi({ block }: { block: Block }) {
  if (block.kind === "paragraph") {
    return (
      <p>
        <Kalimat text={block.text} />
      </p>
    );
  }
  if (block.kind === "table") {
    return (
      <div className={classes.scroll}>
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell}>{cell}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, at) => (
                  <td key={block.head[at]}>
                    <Kalimat text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    );
  }
  const List = block.ordered ? "ol" : "ul";
  return (
    <List>
      {block.items.map((item) => (
        <li key={item}>
          <Kalimat text={item} />
        </li>
      ))}
    </List>
  );
}
