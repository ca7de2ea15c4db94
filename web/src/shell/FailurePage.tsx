import { Button } from "@mantine/core";
import { IconMoodSad } from "@tabler/icons-react";
import { Component, type ReactNode } from "react";
import { Notice } from "./Notice.tsx";

/** What a screen shows that broke. The rest of the app goes on. */
export function FailurePage({ alone }: { alone?: boolean }) {
  return (
    <Notice
      alone={alone}
      icon={IconMoodSad}
      color="red"
      title="Maaf, halaman ini mengalami gangguan"
      text="Muat ulang halaman untuk melanjutkan. Bila gangguan berulang, beri tahu Admin apa yang anda lakukan sebelumnya."
    >
      <Button onClick={() => window.location.reload()}>Muat ulang</Button>
    </Notice>
  );
}

/** Catches what no screen caught. */
export class LastResort extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? <FailurePage alone /> : this.props.children;
  }
}
