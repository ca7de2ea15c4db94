import type { MouseEvent, ReactNode } from "react";
import type { Addressed } from "#web/ui/dialog/useAddress.ts";

type TautanDaftarProps = {
  dialog: Addressed<string>;
  /** Names the list (daftar.tsx). */
  kunci: string;
  className?: string;
  children: ReactNode;
};

/** A link that opens a list of the dashboard in its dialog. */
export function TautanDaftar({ dialog, kunci, className, children }: TautanDaftarProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    dialog.open(kunci);
  };
  return (
    <a href={dialog.href(kunci)} onClick={follow} className={className}>
      {children}
    </a>
  );
}
