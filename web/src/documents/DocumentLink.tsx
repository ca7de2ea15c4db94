import { Anchor } from "@mantine/core";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useSession } from "../api/session.ts";
import { addressOf, type DocumentKind } from "./address.ts";

/** A code is not broken in two. */
const WHOLE = { whiteSpace: "nowrap" } as const;

type DocumentLinkProps = {
  kind: DocumentKind;
  /** What its screen finds the document by. */
  kunci: string;
  /** What is shown; the key itself unless said otherwise. */
  label?: string;
};

/** The code of another document, as a link for those who may open its screen. */
export function DocumentLink({ kind, kunci, label = kunci }: DocumentLinkProps) {
  const router = useRouter();
  const href = addressOf(kind, kunci, useSession());
  if (href === null) return <span style={WHOLE}>{label}</span>;
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <Anchor href={href} onClick={go} inherit style={WHOLE}>
      {label}
    </Anchor>
  );
}
