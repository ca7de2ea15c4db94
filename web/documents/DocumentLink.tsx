import { Anchor } from "@mantine/core";
import { useSession } from "../api/session.ts";
import { addressOf, type DocumentKind } from "./address.ts";
import { useFollow } from "./useFollow.ts";

/** A code is not broken into two lines; a name may be. */
const whole = (label: string) => (label.includes(" ") ? undefined : ({ whiteSpace: "nowrap" } as const));

type DocumentLinkProps = {
  kind: DocumentKind;
  /** The key by which its screen finds the document. */
  kunci: string;
  /** The text of the link; without it the key. */
  label?: string;
  /** Underlined, where it stands within other text. */
  underline?: boolean;
};

/** The code of a document; a link for those who may open its screen. */
export function DocumentLink({ kind, kunci, label = kunci, underline = false }: DocumentLinkProps) {
  const href = addressOf(kind, kunci, useSession());
  if (href === null) return <span style={whole(label)}>{label}</span>;
  return (
    <Link href={href} underline={underline}>
      {label}
    </Link>
  );
}

function Link({ href, underline, children }: { href: string; underline: boolean; children: string }) {
  const follow = useFollow(href);
  return (
    <Anchor href={href} onClick={follow} inherit style={whole(children)} underline={underline ? "always" : "hover"}>
      {children}
    </Anchor>
  );
}
