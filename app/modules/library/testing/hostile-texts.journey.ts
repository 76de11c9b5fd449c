/** What people try who want a page to run their words. None of it may do anything but be read. */

export const HOSTILE_TEXT: readonly string[] = [
  '<script>window.ran=1</script>',
  '<img src=x onerror="window.ran=1">',
  '"><svg onload=window.ran=1>',
  '<a href="javascript:window.ran=1">click</a>',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one of the texts.
  '${window.ran=1} {{constructor.constructor("window.ran=1")()}}',
  '<style>body{display:none}</style>',
  '</p></article><h1>Notice</h1>',
  '\u202Egnp.exe\u202C of a name',
  'nul\0byte <scr\0ipt>window.ran=1</scr\0ipt>',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '[x](javascript:window.ran=1)',
  "';window.ran=1;//",
  '&lt;script&gt;window.ran=1&lt;/script&gt;',
];

/** Pasted as markup, from a page that prepared it. */
export const HOSTILE_MARKUP: readonly string[] = [
  'a<script>window.ran=1</script>',
  'b<img src="x" onerror="window.ran=1">',
  'c<svg><script>window.ran=1</script><animate onbegin="window.ran=1"/></svg>',
  'd<a href="javascript:window.ran=1">link</a><a href=" java\nscript:window.ran=1">link</a><a href="data:text/html,x">link</a>',
  'e<p style="position:fixed;inset:0;background:red" onclick="window.ran=1">styled</p>',
  'f<style>body{display:none}</style><iframe src="/"></iframe><object data="/"></object>',
  'g<span data-mention="zzzzzzzzzzzzzzzz" onclick="window.ran=1">@World Health Organization</span>',
  'h<form action="https://evil.example"><input name="code"><button>Send</button></form>',
  'i<math><mtext><table><mglyph><style><img src=x onerror="window.ran=1">',
];
