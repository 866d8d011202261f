/** The name of the page on the screen, for the title of the window. */
class Title {
  page = $state("");
}

export const title = new Title();

/** Names the page for as long as the component that says so is there. */
export function entitle(name: () => string): void {
  $effect(() => {
    const mine = (title.page = name());
    return () => {
      if (title.page === mine) title.page = "";
    };
  });
}
