// A window without a toolbar, which would be wider than a phone. WebKitWebDriver starts it.
// Arguments: a folder for its data, and the options noScripts and reducedMotion.
import GLib from 'gi://GLib'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import { programArgs } from 'system'

Gtk.init(null)
const [folder, ...options] = programArgs
// An ephemeral context would write no console messages.
const website_data_manager = new WebKit.WebsiteDataManager({
  base_data_directory: folder,
  base_cache_directory: folder,
})
const context = new WebKit.WebContext({ website_data_manager })
context.set_automation_allowed(true)
context.connect('download-started', (_context, download) =>
  download.connect('decide-destination', (_download, name) => {
    download.set_destination(GLib.filename_to_uri(GLib.build_filenamev([folder, 'downloads', name]), null))
    return true
  }),
)
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', () => {
    const settings = new WebKit.Settings({
      enable_write_console_messages_to_stdout: true,
      // Scripts of tests run all the same.
      enable_javascript_markup: !options.includes('noScripts'),
    })
    const view = new WebKit.WebView({ web_context: context, settings, is_controlled_by_automation: true })
    Gtk.Settings.get_default().gtk_enable_animations = !options.includes('reducedMotion')
    const window = new Gtk.Window({ decorated: false })
    window.add(view)
    window.show_all()
    return view
  })
})
Gtk.main()
